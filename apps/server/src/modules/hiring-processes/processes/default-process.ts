// The process for positions without their own; created when it is first needed (JOB-016).
import { DEFAULT_STAGES } from '@onward/domain/hiring-processes/stages';
import { DEFAULT_LANGUAGE } from '@onward/domain/platform/languages';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { findDefaultId } from './processes.queries.ts';
import { insertProcess, insertStages } from './processes.write-queries.ts';

const NAMES_TRIED = 20;

export async function ensureDefaultProcess(tx: Transaction, companyId: number): Promise<number> {
  return (await findDefaultId(tx, companyId)) ?? createDefault(tx, companyId);
}

async function createDefault(tx: Transaction, companyId: number): Promise<number> {
  const t = translator(DEFAULT_LANGUAGE);
  const name = t('default-process:name');
  for (let tried = 1; tried <= NAMES_TRIED; tried += 1) {
    const processId = await insertProcess(tx, companyId, {
      name: tried === 1 ? name : `${name} ${tried}`,
      isDefault: true,
    });
    if (processId !== undefined) {
      const stages = DEFAULT_STAGES.map((stage, sequence) => ({
        name: t(`default-process:stages.${stage.name}`),
        stage_type: stage.stage_type,
        sequence,
        config: {},
      }));
      await insertStages(tx, { companyId, processId }, stages);
      return processId;
    }
    // Another request was faster, or one of the company's own processes has the name.
    const made = await findDefaultId(tx, companyId);
    if (made !== undefined) return made;
  }
  throw new Error('No unused name is left for the default process.');
}
