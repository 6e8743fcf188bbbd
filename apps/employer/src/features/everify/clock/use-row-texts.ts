// What a row of the clock says: what is due, when, and how much time is left.
import type { I9Row } from '@onward/contract/everify/i9-forms';
import type { Urgency } from '@onward/domain/everify/i9-clock';
import { CircleAlert, CircleDashed, Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PillLook } from '../../../design/status/Pill.tsx';
import { useDates } from '../../../platform/language/use-dates.ts';
import { useDueDay } from '../parts/use-due-day.ts';

export const URGENCY_LOOKS: Record<Urgency, PillLook> = {
  late: { tone: 'red', icon: CircleAlert },
  today: { tone: 'red', icon: CircleAlert },
  soon: { tone: 'amber', icon: Clock3 },
  expiring: { tone: 'amber', icon: Clock3 },
  later: { tone: 'neutral', icon: CircleDashed },
};

export function useRowTexts() {
  const { t } = useTranslation();
  const { day } = useDates();
  const dueDay = useDueDay();
  return {
    what: ({ what, case_status: status }: Pick<I9Row, 'what' | 'case_status'>): string =>
      what === 'case' && status
        ? t('everify-clock:clock.caseWhat', { status: t(`everify-cases:short.${status}`) })
        : t(`everify-clock:clock.what.${what}`),
    due: ({ days_left: left, due_on: due, what }: Pick<I9Row, 'days_left' | 'due_on' | 'what'>): string => {
      if (left === 0) return t('everify-clock:clock.today_word');
      return what === 'reverification' ? day(due) : dueDay(due, left);
    },
    left: ({ days_left: left, what }: Pick<I9Row, 'days_left' | 'what'>): string => {
      if (left < 0) return t('everify-clock:clock.left.late', { count: -left });
      if (left === 0)
        return t(what === 'section1' ? 'everify-clock:clock.left.firstDay' : 'everify-clock:clock.left.lastDay');
      return left === 1 ? t('everify-clock:clock.left.tomorrow') : t('everify-clock:clock.left.days', { count: left });
    },
  };
}
