-- Rarely more than a few have the words that are looked up; planned for a thousand, the whole list would be read to meet
-- the few that were found.
alter function onward.find_words(tsquery, integer) rows 20;
alter function onward.find_conversations(tsquery, integer) rows 20;
alter function onward.find_persons(tsquery, integer) rows 20;
