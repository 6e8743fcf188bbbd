// Asked before a page with unsaved work is left.
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Props {
  question: { asked: boolean; leave(): void; stay(): void };
}

export function LeaveDialog({ question }: Props) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={question.asked}
      title={t('shell:unsaved.title')}
      text={t('shell:unsaved.text')}
      confirmLabel={t('shell:unsaved.leave')}
      cancelLabel={t('shell:unsaved.stay')}
      danger
      onConfirm={question.leave}
      onCancel={question.stay}
    />
  );
}
