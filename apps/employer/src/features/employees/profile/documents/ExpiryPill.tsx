// When a document expires: red once it has, amber while it is close (AHD-024).
import { type ExpiryState, expiryState } from '@onward/domain/employees/document-expiry';
import { CalendarCheck2, CalendarClock, CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill, type PillLook } from '../../../../design/status/Pill.tsx';
import { useDates } from '../../../../platform/language/use-dates.ts';

const LOOKS: Record<ExpiryState, PillLook> = {
  expired: { tone: 'red', icon: CalendarX2 },
  expires_soon: { tone: 'amber', icon: CalendarClock },
  valid: { tone: 'neutral', icon: CalendarCheck2 },
};

export function ExpiryPill({ expiresOn, today }: { expiresOn: string; today: string }) {
  const { t } = useTranslation();
  const { day } = useDates();
  const state = expiryState(expiresOn, today);
  return <Pill {...LOOKS[state]}>{t(`employees:documents.expiry.${state}`, { date: day(expiresOn) })}</Pill>;
}
