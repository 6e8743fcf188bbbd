// Live updates over the cable: the channels a client can subscribe to and the events each one carries (NTF-020..025).

import type { FunctionModule } from '@onward/domain/company/modules';

export const CABLE_PATH = '/cable';
export const CABLE_PROTOCOL = 'actioncable-v1-json';
/** Prefix of the subprotocol that carries the session token, since browsers can't set headers on a WebSocket. */
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
    'offer_template_changed',
    'calendar_changed',
    'integration_changed',
    'checker_node_changed',
    'rejection_reasons_changed',
    'employee_changed',
    'employee_presence_changed',
    'onboarding_process_changed',
    'company_document_changed',
  ],
} as const;

/** Channels that require a plan module; without it no events are sent on them. */
export const CABLE_MODULES: Partial<Record<keyof typeof CABLE_CHANNELS, FunctionModule>> = {
  messages: 'messaging',
  onboarding: 'onboarding',
};

export type CableChannel = keyof typeof CABLE_CHANNELS;
export type CableEvent<C extends CableChannel = CableChannel> = (typeof CABLE_CHANNELS)[C][number];

export const isCableChannel = (name: unknown): name is CableChannel =>
  typeof name === 'string' && Object.hasOwn(CABLE_CHANNELS, name);

/** Payloads contain only ids: the receiver reads the record again with its own permissions. */
export interface CableMessage {
  event: CableEvent;
  data: { id: number };
}
