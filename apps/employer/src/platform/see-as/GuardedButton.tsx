// A button that needs a right. Whoever lacks it does not see it; who looks through another role sees it locked, and why (AHD-005).
import type { AccessDemand, AccessRefusal } from '@onward/domain/staff/access';
import { Button, type ButtonProps, Popover } from 'antd';
import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../design/page/LinkButton.tsx';
import { useAccess } from '../access.ts';
import { useCurrentUser } from '../startup/use-startup.ts';
import { WhyLocked } from './WhyLocked.tsx';

interface Look extends Pick<ButtonProps, 'type' | 'size' | 'icon' | 'danger' | 'id'> {
  label: string;
  /** What is heard where the label alone says too little. */
  heard?: string;
}

type Props = Look & { demand: AccessDemand } & ({ onClick: () => void } | { to: string });

export function GuardedButton({ demand, ...button }: Props) {
  const decision = useAccess().decide(demand);
  const { seeing_as: seeingAs } = useCurrentUser();
  if (!decision.allowed)
    return seeingAs && <LockedButton {...button} refusal={decision} role={seeingAs.company_role} />;
  if ('to' in button) {
    return (
      <LinkButton to={button.to} icon={button.icon} primary={button.type === 'primary'}>
        {button.label}
      </LinkButton>
    );
  }
  const { label, heard, ...rest } = button;
  return (
    <Button {...rest} aria-label={heard}>
      {label}
    </Button>
  );
}

interface LockedProps extends Look {
  refusal: AccessRefusal;
  role: { id: number; name: string };
}

function LockedButton({ label, heard, type, size, icon, danger, refusal, role }: LockedProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The role itself could use it; only looking through it is read only.
  const lacking = refusal.reason !== 'read_only';
  const control = heard ?? label;
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger={['hover', 'click']}
      placement="bottomRight"
      destroyOnHidden
      content={
        <WhyLocked
          control={control}
          refusal={refusal}
          role={role}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      }
    >
      <Button
        ref={button}
        {...(!lacking && { type, danger })}
        size={size}
        icon={lacking ? <Lock size={size === 'small' ? 13 : 15} /> : icon}
        aria-label={lacking ? t('shell:seeAs.locked', { control }) : heard}
        aria-expanded={open}
      >
        {label}
      </Button>
    </Popover>
  );
}
