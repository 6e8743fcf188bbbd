-- Payroll: hands employees over to payroll providers.

-- Our words in a provider's codes.
create table payroll_mappings (
  company_id bigint not null references companies,
  provider text not null check (provider in ('adp', 'adp_run', 'paychex', 'paylocity')),
  kind text not null check (kind in ('location', 'position', 'department', 'pay_unit')),
  -- The id of a location or department, a job title in lower case, or a pay unit.
  key text not null,
  code text not null,
  updated_at timestamptz not null,
  primary key (company_id, provider, kind, key)
);
call onward.protect_company_table('payroll_mappings');

-- The codes a provider offers, as it listed them last.
create table payroll_codes (
  company_id bigint not null references companies,
  provider text not null,
  -- {kind: [{code, name}]}
  codes jsonb not null,
  read_at timestamptz not null,
  primary key (company_id, provider)
);
call onward.protect_company_table('payroll_codes');

-- One employee at one provider; sending again updates the same record there.
create table payroll_transfers (
  company_id bigint not null,
  id bigint generated always as identity,
  employee_id bigint not null,
  provider text not null check (provider in ('adp', 'adp_run', 'paychex', 'paylocity')),
  status text not null check (status in ('queued', 'sending', 'sent', 'failed')),
  -- What we call the person there, so that a lost answer never hires anybody twice.
  reference text not null,
  external_id text,
  -- [{field, message}] as the provider said it, or [{field, reason, word}] in our words.
  errors jsonb not null default '[]',
  -- Of the current send.
  attempts integer not null default 0,
  -- When the next attempt is due, or the running one is given up; null when nothing is under way.
  next_attempt_at timestamptz,
  requested_by bigint,
  sent_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, employee_id, provider),
  check ((next_attempt_at is not null) = (status in ('queued', 'sending'))),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, requested_by) references company_staffs (company_id, id)
);
create index payroll_transfers_log on payroll_transfers (company_id, provider, updated_at desc, id desc);
create index payroll_transfers_due on payroll_transfers (next_attempt_at) where next_attempt_at is not null;
call onward.protect_company_table('payroll_transfers');

-- The timeline of a transfer: rows are only added.
create table payroll_transfer_events (
  company_id bigint not null,
  id bigint generated always as identity,
  transfer_id bigint not null,
  event text not null,
  errors jsonb not null default '[]',
  staff_id bigint,
  happened_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, transfer_id) references payroll_transfers (company_id, id) on delete cascade,
  foreign key (company_id, staff_id) references company_staffs (company_id, id)
);
create index payroll_transfer_events_transfer on payroll_transfer_events (company_id, transfer_id, id desc);
call onward.protect_company_table('payroll_transfer_events');
