// Picks the sentence that describes a rule; its text is in the locale files.
import { effectOf, type RuleKind, type RuleTrigger } from './rules.ts';

export type RuleSentence =
  | 'advance'
  | 'sendOffer'
  | 'orderCheck'
  | 'reject'
  | 'rejectStaying'
  | 'remind'
  | 'beforeMeeting';

export function ruleSentence({ kind, trigger }: { kind: RuleKind; trigger: RuleTrigger }): RuleSentence {
  switch (effectOf(kind)) {
    case 'advance':
      return 'advance';
    case 'send':
      return kind === 'offer_send' ? 'sendOffer' : 'orderCheck';
    case 'reject':
      return trigger === 'stays_in_stage' ? 'rejectStaying' : 'reject';
    case 'remind':
      return kind === 'meeting_reminder' ? 'beforeMeeting' : 'remind';
  }
}
