// The person and company of an invitation.
import { Avatar } from '../../../design/brand/Avatar.tsx';
import styles from './InvitationCard.module.css';

interface Props {
  invitation: { name: string; email: string; company_name: string };
}

export const InvitationCard = ({ invitation: { name, email, company_name } }: Props) => (
  <div className={styles.card}>
    <Avatar name={name} size={40} />
    <div className={styles.text}>
      <p className={styles.name}>{name}</p>
      <p className={styles.meta}>{company_name}</p>
      <p className={styles.meta}>{email}</p>
    </div>
  </div>
);
