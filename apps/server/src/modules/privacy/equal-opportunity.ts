// Equal opportunity answers as counts of whole months (AHD-020).
import type { EqualOpportunityCounts } from '@onward/contract/privacy/equal-opportunity';
import { EEO_RACES, EEO_SEXES, EEO_VETERANS } from '@onward/domain/careers/equal-opportunity';
import { daysOfPeriod, type EeoPeriod, hideSmallGroups } from '@onward/domain/privacy/equal-opportunity-counts';
import type { CompanyCall } from '../../platform/http/route.ts';

const QUESTIONS = { race: EEO_RACES, sex: EEO_SEXES, veteran: EEO_VETERANS } as const;

export async function countAnswers(
  { tx, access, now }: CompanyCall,
  period: EeoPeriod,
): Promise<EqualOpportunityCounts> {
  const { from, until } = daysOfPeriod(period, now);
  const { rows } = await tx.client.query<{ question: string; key: string; count: number }>(
    `select question, key, count(*)::integer as count from equal_opportunity_answers e
     cross join lateral (values ('race', e.race), ('sex', e.sex), ('veteran', e.veteran)) answer (question, key)
     where e.company_id = $1 and e.answered_on >= $2::date and e.answered_on < $3::date and key is not null
     group by question, key`,
    [access.companyId, from, until],
  );
  const of = (question: keyof typeof QUESTIONS) =>
    hideSmallGroups(
      QUESTIONS[question].map((key) => ({
        key,
        count: rows.find((row) => row.question === question && row.key === key)?.count ?? 0,
      })),
    );
  return { from, until, race: of('race'), sex: of('sex'), veteran: of('veteran') };
}
