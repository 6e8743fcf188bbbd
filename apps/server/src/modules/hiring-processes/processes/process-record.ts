// Hiring processes as records of the company: loading, deletion with undo, and traces of changes.
import { companyRecord } from '../../../platform/company-record.ts';
import * as processes from './processes.queries.ts';

export const processRecord = companyRecord<processes.WholeProcess>({
  kind: 'hiring_process_template',
  word: 'hiring_process',
  find: ({ tx, access }, id) => processes.find(tx, access, id),
  describe: ({ name }) => ({ name }),
  announce: () => ({ name: 'hiring_process_changed' }),
});
