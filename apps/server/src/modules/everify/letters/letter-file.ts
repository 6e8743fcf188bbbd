// A letter of a case as a PDF, in the language of the notice or of the employee; each look is recorded.
import type { QueryOf } from '@onward/contract/endpoint';
import type { getCaseLetter } from '@onward/contract/everify/everify-cases';
import { chooseLanguage } from '@onward/domain/platform/languages';
import type { App } from '../../../platform/app.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { fileAnswer } from '../../../platform/http/file-answer.ts';
import type { Answer } from '../../../platform/http/route.ts';
import { renderLetter } from '../../documents/documents.service.ts';
import { findEmployerPlace } from '../../onboarding/onboarding.service.ts';
import { loadCase } from '../cases/load-case.ts';
import type { StepCall } from '../cases/perform-step.ts';
import { type CaseLetter, caseLetter } from './case-letters.ts';
import { recordOpening } from './letter-openings.ts';

export async function letterFile(
  app: App,
  call: StepCall,
  { id, letter }: { id: number; letter: CaseLetter },
  { language: wanted, type = 'inline' }: QueryOf<typeof getCaseLetter>,
): Promise<Answer> {
  const { access, now } = call;
  const written = await inCompany(app.pool, access.companyId, async (tx) => {
    const loaded = await loadCase({ tx, access }, id);
    const { row, employee } = loaded;
    const language = wanted ?? chooseLanguage([row.notice_language, employee.language], app.config.environment);
    const place = await findEmployerPlace(tx, access.companyId, employee.location_id);
    const found = caseLetter(loaded, letter, { place, language, now });
    if (!found) throw notFound();
    await recordOpening({ ...call, tx }, id, { letter, language });
    return found;
  });
  const name = `e-verify-${letter.replaceAll('_', '-')}-${id}.pdf`;
  return fileAnswer(await renderLetter(app, written), { name, contentType: 'application/pdf', type });
}
