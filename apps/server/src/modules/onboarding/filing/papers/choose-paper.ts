// Which forms have an official look; the others are written as letters (ONB-043, ONB-048).
import type { Paper } from '@onward/domain/documents/papers';
import type { FormKey } from '@onward/domain/onboarding/forms/form-fields';
import type { Translate } from '../../../../platform/i18n/translate.ts';
import type { FilledForm } from '../filled-form.ts';
import { directDepositPaper } from './direct-deposit.ts';
import { form8850Paper } from './form-8850.ts';
import { stateTaxPaper } from './state-tax.ts';
import { w4Paper } from './w4.ts';

const PAPERS: Partial<Record<FormKey, (t: Translate, filled: FilledForm) => Paper>> = {
  w4: w4Paper,
  state_tax: stateTaxPaper,
  wotc: form8850Paper,
  direct_deposit: directDepositPaper,
};

export const paperOf = (t: Translate, filled: FilledForm): Paper | null => PAPERS[filled.form.key]?.(t, filled) ?? null;
