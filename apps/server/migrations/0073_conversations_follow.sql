-- Which application a conversation is about is kept up by the messages room (modules/messages/follow-applications.ts),
-- which the applicants room calls whenever an application is added, moved or removed.
drop trigger follow_new_application on applications;
drop trigger follow_moved_application on applications;
drop function onward.follow_new_application();
drop function onward.follow_application();
