// Whether a person works here, is suspended, or has left.
import type { EmployeeStatus } from '@onward/domain/employees/statuses';
import { Archive, CircleCheck, CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill, type PillLook } from '../../../design/status/Pill.tsx';

const LOOKS: Record<EmployeeStatus, PillLook> = {
  active: { tone: 'green', icon: CircleCheck },
  suspended: { tone: 'red', icon: CirclePause },
  terminated: { tone: 'neutral', icon: Archive },
};

export function EmployeeStatusPill({ status }: { status: EmployeeStatus }) {
  const { t } = useTranslation();
  return <Pill {...LOOKS[status]}>{t(`employees:statuses.${status}`)}</Pill>;
}
