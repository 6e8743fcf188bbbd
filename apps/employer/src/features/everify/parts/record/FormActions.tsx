// The PDF of the form, corrections, and supplements.

import type { I9Form } from '@onward/contract/everify/i9-form';
import { canBeRehired } from '@onward/domain/employees/statuses';
import { type I9Event, moveI9 } from '@onward/domain/everify/i9-states';
import { Button } from 'antd';
import { Download, FilePen, FileStack, RefreshCw, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RowAction, RowMenu } from '../../../../design/lists/RowMenu.tsx';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { useAccess } from '../../../../platform/access.ts';
import { saveBlob } from '../../../../platform/files.ts';
import { MANAGE_I9, SEE_SENSITIVE } from '../../demands.ts';
import { readPdf } from '../../form.api.ts';
import { CorrectionDialog } from './dialogs/CorrectionDialog.tsx';
import { ReceiptDialog } from './dialogs/ReceiptDialog.tsx';
import { SupplementDialog } from './dialogs/SupplementDialog.tsx';

type Change = 'correct' | 'replaceReceipt' | 'reverify' | 'rehire';

const CHANGES = [
  { change: 'correct', event: 'correct', icon: FilePen },
  { change: 'replaceReceipt', event: 'replace_receipt', icon: FileStack },
  { change: 'reverify', event: 'reverify', icon: RefreshCw },
  { change: 'rehire', event: 'rehire', icon: UserRoundPlus },
] as const satisfies readonly { change: Change; event: I9Event; icon: unknown }[];

export function FormActions({ form }: { form: I9Form }) {
  const { t } = useTranslation();
  const { may } = useAccess();
  const changing = useDialog<Change>();
  const isAllowed = (change: Change, event: I9Event): boolean =>
    moveI9(form.status, event).allowed &&
    form.section2 !== null &&
    // Nobody whose right to work does not end is asked again.
    (change !== 'reverify' || form.reverify_by !== null) &&
    (change !== 'rehire' || canBeRehired(form.employee.status));
  const actions: RowAction[] = CHANGES.filter(({ change, event }) => isAllowed(change, event)).map(
    ({ change, icon: Icon }) => ({
      key: change,
      label: t(`everify-record:${change}`),
      icon: <Icon size={15} />,
      run: () => changing.show(change),
    }),
  );
  return (
    <>
      {form.has_pdf && may(SEE_SENSITIVE) && <PdfButton form={form} />}
      {may(MANAGE_I9) && actions.length > 0 && <RowMenu label={t('everify-record:more')} actions={actions} />}
      {changing.subject && (
        <ChangeDialog
          key={changing.visit}
          form={form}
          change={changing.subject}
          open={changing.open}
          onClose={changing.close}
        />
      )}
    </>
  );
}

interface ChangeProps {
  form: I9Form;
  change: Change;
  open: boolean;
  onClose: () => void;
}

function ChangeDialog({ change, ...shown }: ChangeProps) {
  if (change === 'correct') return <CorrectionDialog {...shown} />;
  if (change === 'replaceReceipt') return <ReceiptDialog {...shown} />;
  return <SupplementDialog {...shown} kind={change === 'rehire' ? 'rehire' : 'reverification'} />;
}

function PdfButton({ form: { id, employee } }: { form: I9Form }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveBlob(await readPdf(id), `i9-${employee.name.replaceAll(' ', '-')}.pdf`);
    } catch {
      // The shared handler has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon={<Download size={14} />} loading={busy} onClick={() => void save()}>
      {t('everify-record:pdf')}
    </Button>
  );
}
