// The live wire: channels one can subscribe to and the events each carries (NTF-020..025).

import type { FunctionModule } from '@onward/domain/company/modules';

export const CABLE_PATH = '/cable';
export const CABLE_PROTOCOL = 'actioncable-v1-json';
/** Offered beside it with the session token behind, since browsers can send no headers with a websocket. */
export const CABLE_TOKEN_PROTOCOL = 'onward-session.';

export const CABLE_CHANNELS = {
  messages: ['message_created', 'message_updated', 'conversation_read', 'conversation_presence_changed'],
  applications: ['application_updated', 'application_presence_changed', 'bulk_action_updated', 'meeting_changed'],
  onboarding: ['process_updated'],
  notifications: ['notification_created', 'pop_up_created'],
  company: [
    'settings_changed',
    'department_changed',
    'location_changed',
    'location_group_changed',
    'custom_field_changed',
    'staff_changed',
    'role_changed',
    'position_changed',
    'position_template_changed',
    'hiring_process_changed',
    'form_changed',
    'online_quiz_changed',
    'calendar_changed',
  ],
} as const;

/** Channels of a module: without it nothing of them is told. */
export const CABLE_MODULES: Partial<Record<keyof typeof CABLE_CHANNELS, FunctionModule>> = {
  messages: 'messaging',
  onboarding: 'onboarding',
};

export type CableChannel = keyof typeof CABLE_CHANNELS;
export type CableEvent<C extends CableChannel = CableChannel> = (typeof CABLE_CHANNELS)[C][number];

export const isCableChannel = (name: unknown): name is CableChannel =>
  typeof name === 'string' && Object.hasOwn(CABLE_CHANNELS, name);

/** Payloads are ids: the receiver reads the record again with its own rights. */
export interface CableMessage {
  event: CableEvent;
  data: { id: number };
}
