// A single company is opened without asking.
import { useTranslation } from 'react-i18next';
import { useOnOpening } from '../frame/use-on-opening.ts';
import { WaitingNote } from '../frame/WaitingNote.tsx';

export function OnlyCompany({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  useOnOpening(onOpen);
  return <WaitingNote text={t('identity:companies.opening')} />;
}
