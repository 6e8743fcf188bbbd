import { describe, expect, it } from 'vitest';
import { type BoardHistory, predictCampaign, predictOrganic } from './predictions.ts';

const past = (more: Partial<BoardHistory> = {}): BoardHistory => ({
  applicants: 20,
  postingDays: 14,
  spent: 100,
  sponsoredApplicants: 10,
  ...more,
});
const unknown = { predicted_applicants: { min: null, max: null }, period_days: 7 };

describe('predictions', () => {
  it('are based on past weekly results, with a range [JOB-052]', () => {
    expect(predictOrganic(past())).toEqual({ predicted_applicants: { min: 7, max: 13 }, period_days: 7 });
  });

  it('add what the price has bought in the past [JOB-052]', () => {
    expect(predictCampaign(past(), 50)).toEqual({ predicted_applicants: { min: 10, max: 20 }, period_days: 7 });
  });

  it.each([[{ applicants: 2 }], [{ postingDays: 6 }]])('are not made from too little data: %j [JOB-052]', (more) => {
    expect(predictOrganic(past(more))).toEqual(unknown);
    expect(predictCampaign(past(more), 50)).toEqual(unknown);
  });

  it.each([[{ spent: 0 }], [{ sponsoredApplicants: 0 }]])('of a campaign need an earlier one: %j [JOB-052]', (more) => {
    expect(predictCampaign(past(more), 50)).toEqual(unknown);
  });
});
