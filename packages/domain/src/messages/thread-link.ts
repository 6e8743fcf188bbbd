/** The query parameter that names the open conversation in the inbox. */
export const THREAD_PARAMETER = 'thread';

/** The address of a conversation in the employer app, for notifications and screens alike. */
export const threadLink = (conversationId: number): string => `/messages?${THREAD_PARAMETER}=${conversationId}`;
