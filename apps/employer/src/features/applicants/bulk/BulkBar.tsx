// The selection bar: count, the first actions in their fixed order, the others under More.
import type { ActionName, ApplicantScreen } from '@onward/domain/applicants/actions/codes';
import { Dropdown } from 'antd';
import { CircleHelp, Ellipsis, ListChecks, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectionAction, SelectionBar } from '../../../design/lists/SelectionBar.tsx';
import { spendKey } from '../../../design/overlays/spend-key.ts';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { useMediaQuery } from '../../../design/theme/use-media-query.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { ACTION_ICONS } from '../actions/action-icons.ts';
import { useOfferedActions } from '../actions/offered-actions.ts';
import { WhyNotDialog } from '../actions/WhyNotDialog.tsx';
import type { Target } from '../applicants.api.ts';
import type { Selection } from '../list/use-selection.ts';

interface Props {
  selection: Selection;
  screen: ApplicantScreen;
  /** How many the filters match; null where selecting everyone isn't possible. */
  total: number | null;
  onSelectAll: () => void;
  onStart: (action: ActionName, target: Target) => void;
  /** The list's main action, shown before the others. */
  first?: { label: string; icon: LucideIcon; run: (target: Target) => void } | undefined;
}

const IN_SIGHT = { wide: 6, narrow: 4, phone: 1 };
const WIDE = 'screen and (min-width: 1200px)';

export function BulkBar({ selection, screen, total, onSelectAll, onStart, first }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const phone = useIsPhone();
  const wide = useMediaQuery(WIDE);
  const { target, count } = selection;
  const { actions, whyNot } = useOfferedActions(target, screen);
  const [asking, setAsking] = useState(false);
  if (!target) return null;
  const room = phone ? IN_SIGHT.phone : wide ? IN_SIGHT.wide : IN_SIGHT.narrow;
  const shown = actions.slice(0, room - (first ? 1 : 0));
  const behind = actions.slice(shown.length);
  const number = figure(count);
  const selectAll =
    total !== null && !selection.everybody && count < total
      ? t('applicants:bulk.selectAll', { count: total, number: figure(total) })
      : null;
  return (
    <>
      <SelectionBar
        label={t('applicants:bulk.selection')}
        number={number}
        countText={t('applicants:bulk.selected', { count })}
        clearLabel={t('applicants:bulk.clear')}
        onClear={selection.clear}
      >
        {selectAll && !phone && <SelectionAction onClick={onSelectAll}>{selectAll}</SelectionAction>}
        {first && (
          <SelectionAction icon={first.icon} onClick={() => first.run(target)}>
            {first.label}
          </SelectionAction>
        )}
        {shown.map((action) => (
          <SelectionAction
            key={action}
            icon={ACTION_ICONS[action]}
            danger={action === 'reject'}
            onClick={() => onStart(action, target)}
          >
            {t(`applicants:actions.names.${action}`)}
          </SelectionAction>
        ))}
        {(behind.length > 0 || whyNot.length > 0 || (selectAll && phone)) && (
          <Dropdown
            trigger={['click']}
            placement="topRight"
            autoFocus
            menu={{
              onClick: spendKey,
              items: [
                ...(selectAll && phone
                  ? [{ key: 'all', label: selectAll, icon: <ListChecks size={15} />, onClick: onSelectAll }]
                  : []),
                ...behind.map((action) => {
                  const Icon = ACTION_ICONS[action];
                  return {
                    key: action,
                    label: t(`applicants:actions.names.${action}`),
                    icon: Icon ? <Icon size={15} /> : null,
                    danger: action === 'reject',
                    onClick: () => onStart(action, target),
                  };
                }),
                ...(whyNot.length > 0
                  ? [
                      {
                        key: 'why',
                        label: t('applicants:actions.whyNot'),
                        icon: <CircleHelp size={15} />,
                        onClick: () => setAsking(true),
                      },
                    ]
                  : []),
              ],
            }}
          >
            <SelectionAction icon={Ellipsis}>{t('applicants:bulk.more')}</SelectionAction>
          </Dropdown>
        )}
      </SelectionBar>
      <WhyNotDialog open={asking} whyNot={whyNot} onClose={() => setAsking(false)} />
    </>
  );
}
