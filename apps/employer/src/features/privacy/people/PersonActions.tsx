// The actions on one person's data.
import type { PrivacyPerson } from '@onward/contract/privacy/people';
import { Button } from 'antd';
import { ArrowLeft, Eraser, FolderDown, Lock, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { Pill } from '../../../design/status/Pill.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { saveBlob } from '../../../platform/files.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { EraseDialog } from '../../applicants/parts/EraseDialog.tsx';
import { PersonRows } from '../PersonRows.tsx';
import { refreshPrivacy, saveCopy } from '../privacy.api.ts';
import { HoldDialog } from './HoldDialog.tsx';
import styles from './PersonActions.module.css';
import { RequestDialog } from './RequestDialog.tsx';
import { usePersonLine } from './use-person-line.ts';

interface Props {
  person: PrivacyPerson;
  onDone: () => void;
}

type Asked = 'erase' | 'hold' | 'note';

export function PersonActions({ person, onDone }: Props) {
  const { t } = useTranslation();
  const lineOf = usePersonLine();
  const asking = useDialog<Asked>();
  const { person_id, employee_id, application_id, name } = person;
  const dialogOf = (asked: Asked) => ({ open: asking.open && asking.subject === asked, onClose: asking.close });
  const address = application_id === null ? paths.employeeProfile(employee_id ?? 0) : paths.applicant(application_id);
  return (
    <>
      <PersonRows
        rows={[
          {
            key: name,
            name,
            title: <Link to={address}>{name}</Link>,
            text: lineOf(person),
            beside: person.is_held && <Pill tone="amber">{t('privacy:person.held')}</Pill>,
          },
        ]}
      />
      {person_id === null && <p>{t('privacy:person.lawKeeps')}</p>}
      <div className={styles.buttons}>
        {person_id !== null && <CopyButton personId={person_id} name={name} />}
        {person_id !== null && (
          <Button danger size="small" icon={<Eraser size={15} />} onClick={() => asking.show('erase')}>
            {t('privacy:person.erase')}
          </Button>
        )}
        {!person.is_held && (
          <Button size="small" icon={<Lock size={15} />} onClick={() => asking.show('hold')}>
            {t('privacy:person.hold')}
          </Button>
        )}
        {person_id !== null && (
          <Button size="small" icon={<NotebookPen size={15} />} onClick={() => asking.show('note')}>
            {t('privacy:person.note')}
          </Button>
        )}
        <Button type="link" size="small" icon={<ArrowLeft size={15} />} onClick={onDone}>
          {t('privacy:person.change')}
        </Button>
      </div>
      {person_id !== null && asking.subject === 'erase' && (
        <EraseDialog
          key={asking.visit}
          personId={person_id}
          name={name}
          {...dialogOf('erase')}
          onErased={() => void refreshPrivacy().then(onDone)}
        />
      )}
      {asking.subject === 'hold' && (
        <HoldDialog key={asking.visit} person={person} {...dialogOf('hold')} onPlaced={onDone} />
      )}
      {person_id !== null && asking.subject === 'note' && (
        <RequestDialog key={asking.visit} personId={person_id} name={name} {...dialogOf('note')} />
      )}
    </>
  );
}

export function CopyButton({ personId, name }: { personId: number; name: string }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveBlob(await saveCopy(personId), `${name}.zip`);
      toasts.success(t('privacy:person.exported'));
    } catch {
      // The shared handler shows why.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon={<FolderDown size={15} />} loading={busy} onClick={() => void save()}>
      {t('privacy:person.export')}
    </Button>
  );
}
