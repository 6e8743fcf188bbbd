-- That an address bounced is cleared by the service that changes the address (modules/applicants/person-contact.queries.ts).
drop trigger forget_bounce on persons;
drop function onward.forget_bounce();
