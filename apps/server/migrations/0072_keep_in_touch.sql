-- Who agreed to hear about other jobs is marked by the service that records the consent (modules/applicants/consents.ts).
drop trigger keep_in_touch on applicant_consents;
drop function onward.keep_in_touch();
