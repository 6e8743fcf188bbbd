// All fixed numbers of the product in one place (PLT-059).

export const DEFAULT_PAGE_SIZE = 10;
export const HISTORY_PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 10_000;
export const INITIAL_POSITIONS_PAGE_SIZE = 10_000;
export const INITIAL_STAFFS_PAGE_SIZE = 1_000;
export const BULK_POSITION_LIMIT = 100;
export const MAX_SMS_LENGTH = 1600;
export const NOTIFICATION_SMS_LENGTH = 320;
export const REFERRAL_REWARD_DOLLARS = 200;
export const INDEED_SPONSORED_DEFAULT_PRICE = 50;
export const CRAIGSLIST_LOWEST_PRICE = 10;
export const CRAIGSLIST_GIGS_PRICE = 6;
export const UNSORTED_FILTER = -1;
export const PAYWALL_MODAL_WIDTH = 700;
export const NOTIFICATION_SECONDS = 2.5;
/** How long an undo toast stays, long enough to read and reach it (AHD-001). */
export const UNDO_SECONDS = 10;
export const NOTIFICATION_WIDTH = 400;
export const COPY_HIGHLIGHT_SECONDS = 2;
export const SHARE_POP_UP = { width: 550, height: 400 } as const;
export const EXPORT_POLL_MS = 1500;
export const BULK_NOTIFICATION_POLL_MS = 1000;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
export const TRACE_SAMPLE_RATE = 0.005;
export const PHONE_MAX_LENGTH = 32;
export const ADDRESS_LINE_1_MAX = 35;
export const ADDRESS_LINE_2_MAX = 15;
export const JSON_BODY_LIMIT_BYTES = 1_048_576;
