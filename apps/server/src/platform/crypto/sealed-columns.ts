// Every encrypted column and what identifies its rows. Add new columns here so that the nightly rotation covers them.
import type { Place } from './encryption.ts';

export interface SealedColumn {
  /** A unique number per row that the rotation pages by. */
  page: string;
  /** Columns that permanently identify a row within its company and are known before it is inserted. */
  row: readonly string[];
  /** The column with the hash this one is searched by. */
  searchHash?: string;
  /** The rows belong to a user, not to a company. */
  aboveCompanies?: boolean;
  /** Restricted to the identity role by `onward.keep_to_identity`. */
  isOfIdentity?: true;
}

export const SEALED_COLUMNS = {
  'outbox_messages.body': { page: 'id', row: ['message_key'] },
  'second_factors.secret': { page: 'id', row: ['id'], aboveCompanies: true, isOfIdentity: true },
  'applicant_tasks.token': { page: 'id', row: ['application_id', 'stage_entry'] },
  'message_originals.words': { page: 'message_id', row: ['message_id'] },
  'employer_tax_infos.employer_id_sealed': { page: 'id', row: ['id'] },
  'calendars.feed_token': { page: 'staff_id', row: ['staff_id'] },
  'calendar_links.access_token': { page: 'id', row: ['staff_id', 'provider'] },
  'calendar_links.refresh_token': { page: 'id', row: ['staff_id', 'provider'] },
  'signers.entries': { page: 'id', row: ['id'] },
  'integrations.secrets': { page: 'id', row: ['nickname'] },
  'application_background_checks.identity': { page: 'id', row: ['id'] },
  'application_background_checks.findings': { page: 'id', row: ['id'] },
  'adverse_actions.items': { page: 'check_id', row: ['check_id'] },
  'employee_informations.ssn': { page: 'employee_id', row: ['employee_id'] },
  'employee_informations.date_of_birth': { page: 'employee_id', row: ['employee_id'] },
  'employee_informations.pay_rate': { page: 'employee_id', row: ['employee_id'] },
  'employee_informations.bank_accounts': { page: 'employee_id', row: ['employee_id'] },
  'employee_changes.sensitive': { page: 'id', row: ['change_key'] },
  'employee_onboarding_processes.token': { page: 'id', row: ['digest_key'] },
  'employee_onboarding_actions.answers': { page: 'id', row: ['action_key'] },
  'i9_forms.section1': { page: 'id', row: ['employee_id'] },
  'i9_forms.section2': { page: 'id', row: ['employee_id'] },
  'i9_events.sealed': { page: 'id', row: ['seal_key'] },
  'everify_cases.photo': { page: 'id', row: ['reference'] },
  'webhook_endpoints.secret': { page: 'id', row: ['endpoint_key'] },
  'webhook_endpoints.earlier_secret': { page: 'id', row: ['endpoint_key'] },
  // Stored before it is known whose event it is.
  'webhook_events.body': { page: 'id', row: ['provider', 'event_id'], aboveCompanies: true },
} as const satisfies Record<string, SealedColumn>;

/** Not rotated: it lives for only 15 minutes, while the user is at the provider. `state` is its hash in hex. */
const PASSING_COLUMNS = {
  'calendar_link_attempts.code_verifier': { row: ['state'] },
} as const;

const COLUMNS = { ...SEALED_COLUMNS, ...PASSING_COLUMNS };

type ColumnName = keyof typeof COLUMNS;
type RowOf<Name extends ColumnName> = Readonly<
  Record<(typeof COLUMNS)[Name]['row'][number], string | number> & { company_id: number | null }
>;

/** Where a row's value is stored: `placeIn('calendars.feed_token', { company_id, staff_id })`. */
export function placeIn<Name extends ColumnName>(name: Name, row: RowOf<Name>): Place {
  const [table = '', column = ''] = name.split('.');
  const names: readonly string[] = COLUMNS[name].row;
  return placeOf({ table, column, row: names }, row);
}

export const placeOf = (
  { table, column, row: names }: { table: string; column: string; row: readonly string[] },
  row: Readonly<Record<string, unknown>>,
): Place => ({
  companyId: row.company_id === null ? null : Number(row.company_id),
  table,
  column,
  row: names.map((name) => String(row[name])).join(':'),
});
