// One job board of a job, with its actions.
import type { JobBoardPosting } from '@onward/contract/positions/job-boards';
import { decideBoardEvent } from '@onward/domain/positions/job-boards';
import { useQuery } from '@tanstack/react-query';
import { CirclePause, CirclePlay, ExternalLink, RotateCcw, SquareX, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../../../design/lists/RowMenu.tsx';
import { ConfirmDialog } from '../../../../design/overlays/ConfirmDialog.tsx';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { Pill } from '../../../../design/status/Pill.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { dollarText } from '../../../../platform/language/dollar-format.ts';
import { useLanguage } from '../../../../platform/language/language.ts';
import { campaignQuery, changeBoard, isPending, stopBoard } from '../sharing.api.ts';
import { BoardName } from './BoardName.tsx';
import styles from './BoardTable.module.css';
import { BOARD_STATE_PILLS, spentShare } from './board-display.ts';
import { Expected } from './Expected.tsx';

interface Props {
  positionKey: string;
  posting: JobBoardPosting;
  onRaise: () => void;
}

export function BoardRow({ positionKey, posting, onRaise }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const stopping = useDialog<true>();
  const { id, board, state, price, spent, error, checkout_url } = posting;
  const isIndeed = board === 'indeed';
  const { data } = useQuery({ ...campaignQuery(positionKey, price), enabled: isIndeed });
  const name = t(`sharing:boards.names.${board}`);

  // The global error handler shows why it was refused.
  const setState = (next: 'active' | 'paused', message: string) =>
    void changeBoard(id, { state: next }).then(
      () => toasts.success(message),
      () => null,
    );

  const actions = [
    {
      key: 'checkout',
      offered: checkout_url !== null,
      icon: <ExternalLink size={15} />,
      run: () => window.open(checkout_url ?? '', '_blank', 'noopener'),
    },
    {
      key: 'retry',
      offered: state === 'error',
      icon: <RotateCcw size={15} />,
      run: () => setState('active', t('sharing:boards.retried', { name })),
    },
    { key: 'raise', offered: state !== 'off', icon: <TrendingUp size={15} />, run: onRaise },
    {
      key: 'pause',
      offered: decideBoardEvent(state, 'pause').allowed,
      icon: <CirclePause size={15} />,
      run: () => setState('paused', t('sharing:boards.paused', { name })),
    },
    {
      key: 'resume',
      offered: decideBoardEvent(state, 'resume').allowed,
      icon: <CirclePlay size={15} />,
      run: () => setState('active', t('sharing:boards.resumed', { name })),
    },
    {
      key: 'stop',
      offered: decideBoardEvent(state, 'stop').allowed,
      icon: <SquareX size={15} />,
      danger: true,
      run: () => stopping.show(true),
    },
  ].filter(({ offered }) => offered);

  return (
    <tr>
      <td>
        <BoardName board={board} meta={t('sharing:boards.days', { count: posting.duration_days })} />
      </td>
      <td>
        <Pill {...BOARD_STATE_PILLS[state]}>
          {t(isPending(posting) ? 'sharing:boards.underWay' : `sharing:boards.states.${state}`)}
        </Pill>
        {error && <span className={styles.error}>{error}</span>}
      </td>
      <td>
        {t('sharing:boards.spentOf', { spent: dollarText(spent, language), price: dollarText(price, language) })}
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${spentShare(posting) * 100}%` }} />
        </span>
      </td>
      <td data-column="applicants">
        <span className={styles.count}>{posting.applicants_count}</span>
      </td>
      <td data-column="expected">{isIndeed ? <Expected prediction={data} /> : t('sharing:boards.notEnoughData')}</td>
      <td>
        {actions.length > 0 && (
          <RowMenu
            label={t('sharing:boards.actionsFor', { name })}
            actions={actions.map(({ key, icon, run, danger = false }) => ({
              key,
              icon,
              run,
              danger,
              label: t(`sharing:boards.actions.${key}`),
            }))}
          />
        )}
        <ConfirmDialog
          open={stopping.open}
          title={t('sharing:boards.stop.title', { name })}
          text={t('sharing:boards.stop.text')}
          confirmLabel={t('sharing:boards.actions.stop')}
          danger
          onConfirm={() => {
            stopping.close();
            return stopBoard(id).catch(() => null);
          }}
          onCancel={stopping.close}
        />
      </td>
    </tr>
  );
}
