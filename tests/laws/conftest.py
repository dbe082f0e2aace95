"""Laws are not timed: a slow machine is no fault of theirs."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "laws",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
settings.load_profile("laws")
