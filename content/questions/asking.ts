/** How a search asks for one of the figures of a page and gives the others. */

/** How people say that they know the end and ask for what to put in. */
export const forGoal =
  'goal|target|for [\\d.]+ ?(?:lakhs?|lacs?|l|crores?|cr) after(?= \\d)|how much (?:to|should i|do i need to|must i) (?:invest|deposit|save|put|start)|(?:kitn[aiey]) (?:invest|jama|lagan[ai]|lagau|lagaye|daal\\w*|dal\\w*|deposit|bachan[ai]|sip|paisa lag\\w*|chahiye)|to (?:get|reach|become|make|accumulate|build)|needed|required|(?:investment|sip|amount|deposit) (?:needed|required)|chahiye|banan[ae]|banne|jodn[ae]|crorepati|want|need|ikattha|(?<!kitn[aei] )(?:ban(?:e|en|jaye|jayen|jaaye)|ho jaye(?:n)?|mil(?:e|en) (?=$|\\?))(?= ?(?:$|\\?|,))|के लिए|चाहिए|बनाना';
/** How people say that they ask for a time. */
export const forTime =
  'how long|how many (?:years|months|emis?)|kitn[ei] (?:saal|mahine|din|time|samay)|years to|time (?:to|needed|required|for)|kab(?: tak)?|when will|in how many|कितने साल|कब';
/** How people say that somebody has or gave no PAN. */
export const noPan =
  "(?:no|without|inoperative) pan|pan nahi|bina pan|(?:(?:has|have|did|does|is) ?(?:not|n'?t)|not|hasn'?t|didn'?t) (?:given?|linked|available|provid\\w*|furnish\\w*|shar\\w*|have) (?:a |the |his |her |any )?pan|pan (?:is |was )?not (?:given|linked|available|provided|furnished)|पैन नहीं";
/** How people say that they have no salary. */
export const noSalary = 'no (?:salary|job)|without (?:a )?(?:salary|job)|(?:salary|naukri) (?:nahin?|nil|zero)';
/** How people say that no tax was deducted. */
export const noTds =
  '(?:no|without|zero|nil|bina) tds(?! (?:cert|rate))|tds (?:zero|nil|nahin?(?: kat\\w*)?|not deducted)';
/** How people say that a loss is one of earlier years: one of this year goes where the gain would, with a minus. */
export const earlierLosses =
  '(?:brought|carried|carry) ?forward(?: \\w+){0,2}(?: loss(?:es)?)?|(?:[bc]/?f)(?: loss(?:es)?)?|(?:previous|last|old|earlier|past)(?: years?)?(?:.s)? loss(?:es)?|(?:pichh?l[aei]|purana) (?:saal (?:ka |ki )?)?(?:nuksan|ghata|loss)|(?:loss(?:es)?|ghata|nuksan) (?:brought|carried|carry|[bc]/?f|(?:from|of) (?:last|previous|earlier|pichh?l[ae]))(?: (?:forward|years?|saal))?';
const ofEarlier = '(?:forward|[bc]/?f|previous|earlier|(?:last|pichh?l[aei]) (?:year|saal)|past)';
/** Returns the words for a kind of loss where the search is of earlier years. */
export const earlierLoss = (kind: string): string => `(?<=${ofEarlier} .*)(?:${kind})|(?:${kind})(?= .*${ofEarlier})`;
/** Who works for clients, whatever the search says of an employer's pay: without such a word "income" is of the trade. */
const trades =
  'freelanc\\w*|self ?-?employed|44 ?ada|doctor|dentist|lawyer|advocate|vakil|architect|consultant|designer|photographer|youtuber|influencer|chartered accountant|professional';
const employed = '(?:sal[ae]r|ctc|lpa|package|pension|naukri|job|vetan|in ?-?hand|employe[re]|employed by)';
const earned = '(?:income|kama\\w+|kamai|earn\\w*|aay|aamdani)';
/** Words for the income of such a trade. */
export const incomeOfTrade = `(?<!${employed}.*)(?:(?<=(?:${trades}).*)${earned}|${earned}(?=.*(?:${trades})))(?!.*${employed})`;
/** The trade itself. */
export const ownTrade = `(?<!${employed}.*)(?:${trades})(?!.*${employed})`;
