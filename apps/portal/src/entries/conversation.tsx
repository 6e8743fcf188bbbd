import './page.ts';
import { ConversationIsland } from '../islands/conversation/ConversationIsland.tsx';
import { wakeIsland } from '../islands/island.tsx';

wakeIsland(ConversationIsland);
