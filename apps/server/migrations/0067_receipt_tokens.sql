-- The thank-you page leads to the applicant's next task, so it opens by a token of its own and not by the key that staff
-- know. Only hashes are kept; each answer to applying and each receipt carries a new one.
create table receipt_tokens (
  token_hash bytea primary key,
  company_id bigint not null,
  application_id bigint not null,
  expires_at timestamptz not null,
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade
);
create index receipt_tokens_application on receipt_tokens (company_id, application_id);
create index receipt_tokens_expiry on receipt_tokens (expires_at);
call onward.protect_company_table('receipt_tokens');
