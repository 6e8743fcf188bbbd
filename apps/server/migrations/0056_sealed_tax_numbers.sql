-- Employer tax numbers are encrypted with a key outside the database, so SQL alone cannot move the ones already here:
-- every start of the application encrypts what is left in the plain column, which nothing else reads.
alter table employer_tax_infos
  alter column employer_id_number drop not null,
  add column employer_id_sealed bytea,
  add column employer_id_last4 text check (employer_id_last4 ~ '^\d{4}$');
create unique index employer_tax_infos_id on employer_tax_infos (id);
create index employer_tax_infos_plain on employer_tax_infos (id) where employer_id_number is not null;
