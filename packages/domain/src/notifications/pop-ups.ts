// Pop-ups: live events are shown once and time out; everything else is an announcement, at most one per person and day.

const LIVE_EVENT_KINDS = ['meeting', 'calendar'] as const;

export type LiveEventKind = (typeof LIVE_EVENT_KINDS)[number];

export const isLiveEvent = (kind: string): boolean => LIVE_EVENT_KINDS.some((live) => live === kind);
