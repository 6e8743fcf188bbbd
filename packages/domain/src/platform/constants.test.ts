import { describe, expect, it } from 'vitest';
import * as constants from './constants.ts';

const VALUES = { ...constants };

const TABLE: readonly [keyof typeof VALUES, unknown][] = [
  ['DEFAULT_PAGE_SIZE', 10],
  ['HISTORY_PAGE_SIZE', 50],
  ['INITIAL_POSITIONS_PAGE_SIZE', 10000],
  ['INITIAL_STAFFS_PAGE_SIZE', 1000],
  ['BULK_POSITION_LIMIT', 100],
  ['MAX_SMS_LENGTH', 1600],
  ['REFERRAL_REWARD_DOLLARS', 200],
  ['INDEED_SPONSORED_DEFAULT_PRICE', 50],
  ['CRAIGSLIST_LOWEST_PRICE', 10],
  ['CRAIGSLIST_GIGS_PRICE', 6],
  ['UNSORTED_FILTER', -1],
  ['PAYWALL_MODAL_WIDTH', 700],
  ['NOTIFICATION_SECONDS', 2.5],
  ['UNDO_SECONDS', 10],
  ['NOTIFICATION_WIDTH', 400],
  ['COPY_HIGHLIGHT_SECONDS', 2],
  ['SHARE_POP_UP', { width: 550, height: 400 }],
  ['EXPORT_POLL_MS', 1500],
  ['BULK_NOTIFICATION_POLL_MS', 1000],
  ['CHUNK_LOAD_TIMEOUT_MS', 120000],
  ['TRACE_SAMPLE_RATE', 0.005],
];

describe('constants', () => {
  it.each(TABLE)('%s is %j [PLT-059]', (name, value) => {
    expect(VALUES[name]).toEqual(value);
  });

  it('samples one error trace in two hundred [PLT-051]', () => {
    expect(constants.TRACE_SAMPLE_RATE * 200).toBe(1);
  });

  it('allows pages of up to 10000 rows, so that the first load of positions fits in one [PLT-017, PLT-025]', () => {
    expect(constants.MAX_PAGE_SIZE).toBe(10000);
    expect(constants.INITIAL_POSITIONS_PAGE_SIZE).toBeLessThanOrEqual(constants.MAX_PAGE_SIZE);
  });

  it('allows JSON bodies of up to one megabyte [PLT-020]', () => {
    expect(constants.JSON_BODY_LIMIT_BYTES).toBe(1024 * 1024);
  });

  it('limits address lines to 35 and 15 characters [CMP-015, PLT-027]', () => {
    expect([constants.ADDRESS_LINE_1_MAX, constants.ADDRESS_LINE_2_MAX]).toEqual([35, 15]);
  });

  it('limits a notification text to two 160-character segments [NTF-010]', () => {
    expect(constants.NOTIFICATION_SMS_LENGTH).toBe(320);
  });
});
