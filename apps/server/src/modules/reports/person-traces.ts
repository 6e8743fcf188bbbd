// Files of reports may contain the rows of a person, and nobody knows which: when somebody is erased, every file about
// people that was made before is removed. Filters and names that mention them lose the words.
import { ERASED_NAME, type TracedPerson } from '@onward/domain/applicants/erasing';
import { PERSON_SOURCES } from '@onward/domain/reports/sources';
import type { Transaction } from '../../platform/database/transaction.ts';
import { speaksOf } from '../../platform/erase-mentions.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { PersonTraces } from '../applicants/applicants.service.ts';
import { CLEAN_TASK } from './exports/remove-old-files.ts';

const ABOUT_PEOPLE = `company_id = $1 and definition ->> 'data_source' = any($2)`;

export const reportTraces: PersonTraces = {
  room: 'reports',
  tables: { custom_data_exports: 'blanked', custom_report_templates: 'blanked' },

  async lock(tx, { companyId }) {
    await tx.client.query(
      `select from custom_data_exports where ${ABOUT_PEOPLE} and (status <> 'failed' and removed_at is null)
       for update nowait`,
      [companyId, PERSON_SOURCES],
    );
  },

  async erase(tx, person, now) {
    const { companyId } = person;
    await tx.client.query(
      `update custom_data_exports set erased_at = $3
       where ${ABOUT_PEOPLE} and status = 'completed' and removed_at is null`,
      [companyId, PERSON_SOURCES, now],
    );
    // A run that is being written read its rows before; one that is still waiting reads them after.
    await tx.client.query(
      `update custom_data_exports set status = 'failed', failure = 'erased', finished_at = $3
       where ${ABOUT_PEOPLE} and status = 'processing'`,
      [companyId, PERSON_SOURCES, now],
    );
    await blankWords(tx, person);
    await enqueue(tx, CLEAN_TASK, {});
    return {};
  },
};

/** Contains a full name or a contact, or is one of their names alone. */
const SPEAKS_OF_FILTER = `exists (select from jsonb_array_elements_text(filter -> 'value') value
  where lower(trim(value)) = any($4) or ${speaksOf('value', '$2')})`;

const speaksIn = (filters: string): string =>
  `exists (select from jsonb_array_elements(${filters}) filter where ${SPEAKS_OF_FILTER})`;

const blankedIn = (filters: string): string =>
  `coalesce((select jsonb_agg(case when ${SPEAKS_OF_FILTER}
      then jsonb_set(filter, '{value}', jsonb_build_array($3::text)) else filter end order by place)
    from jsonb_array_elements(${filters}) with ordinality listed (filter, place)), '[]')`;

const SPEAKS_OF_NAME = speaksOf('name', '$2');
const BLANKED_NAME = `case when ${SPEAKS_OF_NAME} then $3::text || ' ' || id else name end`;

/** Without its filter a report would suddenly be about everybody, so the filter stays and finds nobody. */
async function blankWords(tx: Transaction, { companyId, names, nameParts, emails, phones }: TracedPerson) {
  const values = [
    companyId,
    [...names, ...emails, ...phones],
    `${ERASED_NAME.first_name} ${ERASED_NAME.last_name}`,
    nameParts.map((part) => part.toLowerCase()),
  ];
  await tx.client.query(
    `update custom_report_templates set name = ${BLANKED_NAME}, filters = ${blankedIn('filters')},
       version = version + 1
     where company_id = $1 and (${SPEAKS_OF_NAME} or ${speaksIn('filters')})`,
    values,
  );
  const ofRun = "definition -> 'filters'";
  await tx.client.query(
    `update custom_data_exports set name = ${BLANKED_NAME},
       definition = jsonb_set(definition, '{filters}', ${blankedIn(ofRun)})
     where company_id = $1 and (${SPEAKS_OF_NAME} or ${speaksIn(ofRun)})`,
    values,
  );
}
