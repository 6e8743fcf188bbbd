-- How many locations a plan allows is decided by the locations room, with the company's row locked
-- (modules/locations/locations.saving.ts). Counting them stays a trigger.
drop trigger guard_location_cap on companies;
drop function onward.guard_location_cap();
