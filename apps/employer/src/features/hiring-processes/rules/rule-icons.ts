// The icon of each rule effect.
import { effectOf, type RuleKind } from '@onward/domain/hiring-processes/rules';
import { BellRing, FastForward, type LucideIcon, Send, UserX } from 'lucide-react';

const EFFECT_ICONS: Record<ReturnType<typeof effectOf>, LucideIcon> = {
  advance: FastForward,
  send: Send,
  reject: UserX,
  remind: BellRing,
};

export const iconOfRule = (kind: RuleKind): LucideIcon => EFFECT_ICONS[effectOf(kind)];
