// The records of a report, which are stored encrypted: only those who may order checks see them.
import type { App } from '../../platform/app.ts';
import { placeIn } from '../../platform/crypto/sealed-columns.ts';
import type { AdverseItem } from '../../providers/checkr/checkr-resources.ts';
import type { AdverseRow } from './adverse-action/adverse-actions.queries.ts';
import type { CheckRow } from './checks.queries.ts';

export type Finding = AdverseItem;
type CheckId = Pick<CheckRow, 'company_id' | 'id'>;

export const sealFindings = (app: App, { company_id, id }: CheckId, findings: readonly Finding[]): Buffer =>
  app.encryption.encrypt(
    JSON.stringify(findings),
    placeIn('application_background_checks.findings', { company_id, id }),
  );

export const readFindings = (app: App, { company_id, id, findings }: CheckRow): Finding[] =>
  findings
    ? JSON.parse(
        app.encryption.decrypt(findings, placeIn('application_background_checks.findings', { company_id, id })),
      )
    : [];

export const sealItems = (app: App, { company_id, id }: CheckId, items: readonly Finding[]): Buffer =>
  app.encryption.encrypt(JSON.stringify(items), placeIn('adverse_actions.items', { company_id, check_id: id }));

export const readItems = (app: App, { company_id, check_id, items }: AdverseRow): Finding[] =>
  JSON.parse(app.encryption.decrypt(items, placeIn('adverse_actions.items', { company_id, check_id })));
