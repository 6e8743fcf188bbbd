-- What an applicant adds to the times they ask for.
alter table meetings add column proposal_note text check (length(proposal_note) <= 500);
