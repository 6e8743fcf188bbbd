import './page.ts';
import { ConversationIsland } from '../islands/conversation/ConversationIsland.tsx';
import { hydrateIsland } from '../islands/island.tsx';

hydrateIsland(ConversationIsland);
