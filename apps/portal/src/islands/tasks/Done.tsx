import { Icon } from '../../parts/Icon.tsx';

export const Done = ({ title, text }: { title: string; text: string }) => (
  <div class="message" role="status">
    <span class="tick tick-brand" aria-hidden="true">
      <Icon name="check" size={30} />
    </span>
    <h1>{title}</h1>
    <p>{text}</p>
  </div>
);
