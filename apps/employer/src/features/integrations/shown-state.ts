// How an integration's state is shown: its status, or why it can't be connected yet.
import type { Integration } from '@onward/contract/integrations/integrations';
import { definitionOf } from '@onward/domain/integrations/nicknames';
import type { IntegrationStatus } from '@onward/domain/integrations/states';
import { CircleAlert, CircleCheck, CircleDashed, Clock3, Hourglass, Lock } from 'lucide-react';
import type { PillLook } from '../../design/status/Pill.tsx';
import { type Access, useAccess } from '../../platform/access.ts';

/** The text is `integrations:states.<state>`. */
export type ShownState = IntegrationStatus | 'upcoming' | 'locked';

export const STATE_LOOKS: Record<ShownState, PillLook> = {
  not_connected: { tone: 'neutral', icon: CircleDashed },
  pending: { tone: 'amber', icon: Clock3 },
  active: { tone: 'green', icon: CircleCheck },
  error: { tone: 'red', icon: CircleAlert },
  upcoming: { tone: 'neutral', icon: Hourglass },
  locked: { tone: 'neutral', icon: Lock },
};

export function shownState({ nickname, status }: Integration, { may }: Access): ShownState {
  const { kind, module } = definitionOf(nickname);
  if (module && !may({ module })) return 'locked';
  return kind === 'upcoming' ? 'upcoming' : status;
}

const EDIT = { permission: 'edit_integration', writes: true } as const;

export const useEditDecision = () => useAccess().decide(EDIT);
