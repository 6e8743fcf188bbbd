// Applicants as cards, on phones.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { RecordCards } from '../../../design/lists/RecordCards.tsx';
import { ApplicantMenu } from '../actions/ApplicantMenu.tsx';
import type { Target } from '../applicants.api.ts';
import { type ListPlace, nameOf } from '../applicants.list.ts';
import { Confirmation } from '../status/Confirmation.tsx';
import { StageTrack } from '../status/StageTrack.tsx';
import { StatusChip } from '../status/StatusChip.tsx';
import styles from './ApplicantCards.module.css';
import { NameCell } from './NameCell.tsx';
import type { Selection } from './use-selection.ts';

interface Props {
  applicants: readonly ApplicationRow[];
  place: ListPlace;
  selection: Selection;
  addressOf: (applicant: ApplicationRow) => string;
  onStart: (action: ActionName, target: Target) => void;
}

export function ApplicantCards({ applicants, place, selection, addressOf, onStart }: Props) {
  const { t } = useTranslation();
  return (
    <RecordCards
      label={t('shell:pages.applicants')}
      rows={applicants}
      text={(applicant) => (
        <div className={styles.card}>
          <Checkbox
            aria-label={t('applicants:list.selectOne', { name: nameOf(applicant) })}
            checked={selection.has(applicant.id)}
            onChange={({ target }) => selection.toggle([applicant], target.checked)}
          />
          <div className={styles.text}>
            <NameCell applicant={applicant} to={addressOf(applicant)} />
            {place.screen !== 'position_applicants' && (
              <p className={styles.job}>
                {applicant.position.title}, {applicant.position.location.name}
              </p>
            )}
            <div className={styles.stand}>
              <StageTrack applicant={applicant} />
              <StatusChip applicant={applicant} />
            </div>
            <Confirmation applicant={applicant} />
          </div>
        </div>
      )}
      menu={(applicant) => <ApplicantMenu applicant={applicant} screen={place.screen} onStart={onStart} />}
    />
  );
}
