// Super admins read and change the texts that applicants agree to (AHD-020).
import type { ConsentText } from '@onward/contract/careers/consent-texts';
import {
  CONSENT_KINDS,
  CONSENT_PROBLEM_VALUES,
  type ConsentKind,
  type ConsentProblem,
  type ConsentTexts,
  decideConsentSave,
} from '@onward/domain/careers/consent';
import { changesBetween } from '../../../platform/audit.ts';
import { changedMeanwhile, type FieldTexts, type Refusal, validationFailed } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { presentConsentText } from './consent-texts.presenter.ts';
import * as queries from './consent-texts.queries.ts';
import { currentConsents } from './offered-consents.ts';
import { productConsent } from './product-consents.ts';

export async function listCurrent(call: CompanyCall): Promise<ConsentText[]> {
  const saved = await listPresented(call, null);
  return CONSENT_KINDS.flatMap((kind) => saved.find((each) => each.kind === kind) ?? []);
}

export const listVersions = (call: CompanyCall, kind: ConsentKind): Promise<ConsentText[]> => listPresented(call, kind);

/** Newest first; the product's own texts are the oldest. */
async function listPresented({ tx, access }: CompanyCall, kind: ConsentKind | null): Promise<ConsentText[]> {
  const saved = await queries.listVersions(tx, access.companyId, kind);
  const peopleWho = await queries.countPeople(tx, access.companyId);
  const own = CONSENT_KINDS.filter((each) => kind === null || each === kind).map(productConsent);
  return [...saved, ...own].map((each) => presentConsentText(each, peopleWho(each.kind, each.version)));
}

interface Edit {
  kind: ConsentKind;
  texts: ConsentTexts;
  /** The version that was edited. */
  version: number;
}

export async function saveVersion(call: CompanyCall, { kind, texts, version }: Edit): Promise<ConsentText> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const current = (await currentConsents(tx, companyId))[kind];
  const decision = decideConsentSave({ kind, current, editedVersion: version, texts });
  switch (decision.outcome) {
    case 'problems':
      throw validationFailed(fieldTexts(decision.problems));
    case 'conflict':
      throw changedByOther(current, texts);
    case 'new_version': {
      const added = { companyId, kind, version: decision.version, texts: decision.texts, staffId, now };
      const id = await queries.insertVersion(tx, added);
      if (id === null) throw changedByOther((await currentConsents(tx, companyId))[kind], texts);
      await recordChange(call, {
        event: 'consent_text_changed',
        subjectType: 'consent_text',
        subjectId: id,
        changes: {
          kind,
          ...changesBetween({ version: current.version, ...current.texts }, { version: added.version, ...added.texts }),
        },
      });
    }
  }
  const [newest] = await listPresented(call, kind);
  if (!newest) throw new Error(`There is no consent text of the kind ${kind}.`);
  return newest;
}

const fieldTexts = (problems: Readonly<Partial<Record<string, readonly ConsentProblem[]>>>): FieldTexts =>
  Object.fromEntries(
    Object.entries(problems).map(([language, found = []]) => [
      `texts.${language}`,
      found.map((problem) => ({ key: `fields.${problem}`, values: CONSENT_PROBLEM_VALUES })),
    ]),
  );

/** Both texts of each language that differs, by the names the fields have in the request. */
const changedByOther = ({ version, texts }: { version: number; texts: ConsentTexts }, wanted: ConsentTexts): Refusal =>
  changedMeanwhile<Record<string, unknown>>({ ...inRequest(texts), version }, inRequest(wanted));

const inRequest = (texts: ConsentTexts): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [`texts.${language}`, text]));
