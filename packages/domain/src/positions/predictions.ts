// How many applicants a posting can expect from Indeed, based on the company's similar postings there (JOB-052).

const PREDICTION_DAYS = 7;

export interface Prediction {
  predicted_applicants: { min: number | null; max: number | null };
  period_days: number;
}

/** Results of the company's past postings on the board. */
export interface BoardHistory {
  applicants: number;
  postingDays: number;
  /** Amount spent on sponsored postings, and the applicants they brought. */
  spent: number;
  sponsoredApplicants: number;
}

const MIN_APPLICANTS = 3;
const MIN_DAYS = 7;
/** Past weeks vary by about this much in either direction. */
const SPREAD = 0.3;

const unknown: Prediction = { predicted_applicants: { min: null, max: null }, period_days: PREDICTION_DAYS };

const around = (expected: number): Prediction => ({
  predicted_applicants: {
    min: Math.floor(expected * (1 - SPREAD)),
    max: Math.ceil(expected * (1 + SPREAD)),
  },
  period_days: PREDICTION_DAYS,
});

const perPeriod = ({ applicants, postingDays }: BoardHistory): number => (applicants / postingDays) * PREDICTION_DAYS;

const isEnough = ({ applicants, postingDays }: BoardHistory): boolean =>
  applicants >= MIN_APPLICANTS && postingDays >= MIN_DAYS;

export const predictOrganic = (past: BoardHistory): Prediction => (isEnough(past) ? around(perPeriod(past)) : unknown);

/** A sponsored posting gets the organic applicants plus those its price has bought in the past. */
export function predictCampaign(past: BoardHistory, price: number): Prediction {
  if (!isEnough(past) || past.spent <= 0 || past.sponsoredApplicants === 0) return unknown;
  return around(perPeriod(past) + (price * past.sponsoredApplicants) / past.spent);
}
