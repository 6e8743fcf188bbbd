// How many applicants a posting can expect from Indeed, based on the company's similar postings there (JOB-052).

const PREDICTION_DAYS = 7;

export interface Prediction {
  predicted_applicants: { min: number | null; max: number | null };
  period_days: number;
}

/** Results of the company's past postings on the board. */
export interface BoardPast {
  applicants: number;
  postingDays: number;
  /** Amount spent on sponsored postings, and the applicants they brought. */
  spent: number;
  sponsoredApplicants: number;
}

const LEAST_APPLICANTS = 3;
const LEAST_DAYS = 7;
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

const perPeriod = ({ applicants, postingDays }: BoardPast): number => (applicants / postingDays) * PREDICTION_DAYS;

const isEnough = ({ applicants, postingDays }: BoardPast): boolean =>
  applicants >= LEAST_APPLICANTS && postingDays >= LEAST_DAYS;

export const predictOrganic = (past: BoardPast): Prediction => (isEnough(past) ? around(perPeriod(past)) : unknown);

/** A sponsored posting gets the organic applicants plus those its price has bought in the past. */
export function predictCampaign(past: BoardPast, price: number): Prediction {
  if (!isEnough(past) || past.spent <= 0 || past.sponsoredApplicants === 0) return unknown;
  return around(perPeriod(past) + (price * past.sponsoredApplicants) / past.spent);
}
