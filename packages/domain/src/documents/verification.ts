// Checking a sealed file that anybody uploads (AHD-010).

export const VERIFIED_MEGABYTES_MAX = 20;
export const VERIFIED_BYTES_MAX = VERIFIED_MEGABYTES_MAX * 1_000_000;
