// A person or company as initials on a colour of their own.
import styles from './Avatar.module.css';
import { avatarPair, initials } from './avatar-colours.ts';

interface Props {
  name: string;
  size?: number;
  square?: boolean;
}

/** Decorative: the name stands beside it. */
export const Avatar = ({ name, size = 34, square = false }: Props) => (
  <span
    className={styles.avatar}
    data-pair={avatarPair(name)}
    style={{ width: size, height: size, fontSize: size * 0.375, borderRadius: square ? size * 0.28 : '50%' }}
    aria-hidden="true"
  >
    {initials(name)}
  </span>
);
