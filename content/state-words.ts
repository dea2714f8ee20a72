/** The words for each State and Union territory, their cities among them, as alternatives of a regular expression. */
export const stateNames = {
  andamanNicobar: 'andaman|port blair',
  andhraPradesh: 'andhra(?: pradesh)?|visakhapatnam|vizag|vijayawada|आंध्र',
  arunachalPradesh: 'arunachal(?: pradesh)?|itanagar',
  assam: 'assam|guwahati|असम',
  bihar: 'bihar|patna|बिहार',
  chandigarh: 'chandigarh|चंडीगढ़',
  chhattisgarh: 'chhattisgarh|raipur|छत्तीसगढ़',
  dadraDaman: 'dadra|daman|silvassa',
  delhi: 'delhi|new delhi|दिल्ली',
  goa: 'goa|panaji|गोवा',
  gujarat: 'gujarat|ahmedabad|surat|vadodara|rajkot|गुजरात|अहमदाबाद',
  haryana: 'haryana|gurgaon|gurugram|faridabad|हरियाणा|गुरुग्राम',
  himachalPradesh: 'himachal(?: pradesh)?|shimla|हिमाचल',
  jammuKashmir: 'jammu|kashmir|srinagar|जम्मू',
  jharkhand: 'jharkhand|ranchi|jamshedpur|झारखंड',
  karnataka: 'karnataka|bengaluru|bangalore|banglore|blr|mysuru|mysore|कर्नाटक|बेंगलुरु|बैंगलोर',
  kerala: 'kerala|kochi|cochin|trivandrum|thiruvananthapuram|केरल',
  ladakh: 'ladakh|leh',
  lakshadweep: 'lakshadweep',
  madhyaPradesh: 'madhya pradesh|indore|bhopal|मध्य प्रदेश|इंदौर|भोपाल',
  maharashtra: 'maharashtra|mumbai|bombay|pune|nagpur|thane|navi mumbai|महाराष्ट्र|मुंबई|पुणे',
  manipur: 'manipur|imphal',
  meghalaya: 'meghalaya|shillong',
  mizoram: 'mizoram|aizawl',
  nagaland: 'nagaland|kohima|dimapur',
  odisha: 'odisha|orissa|bhubaneswar|ओडिशा',
  puducherry: 'puducherry|pondicherry',
  punjab: 'punjab|ludhiana|amritsar|mohali|पंजाब',
  rajasthan: 'rajasthan|jaipur|udaipur|राजस्थान|जयपुर',
  sikkim: 'sikkim|gangtok',
  tamilNadu: 'tamil ?nadu|chennai|madras|coimbatore|तमिलनाडु|चेन्नई',
  telangana: 'telangana|hyderabad|hyd|तेलंगाना|हैदराबाद',
  tripura: 'tripura|agartala',
  uttarPradesh: 'uttar pradesh|noida|ghaziabad|lucknow|kanpur|उत्तर प्रदेश|नोएडा|लखनऊ',
  uttarakhand: 'uttarakhand|dehradun|उत्तराखंड',
  westBengal: 'west bengal|bengal|kolkata|calcutta|पश्चिम बंगाल|कोलकाता',
} as const;

/** Short names that mean a State only beside another one. */
const short: Readonly<Record<string, string>> = {
  andhraPradesh: 'ap',
  madhyaPradesh: 'mp',
  tamilNadu: 'tn',
  uttarPradesh: 'up',
  westBengal: 'wb',
};

/** In Latin letters, as "to" and "se" are. */
const names = Object.entries(stateNames).map(([id, words]) =>
  [...words.split('|').filter((name) => /[a-z]/.test(name)), ...(short[id] ? [short[id]] : [])].join('|'),
);
const ways = '(?:to|se|->)';
const end = '(?![a-z])';

/** Means one State to another: "to mumbai" of "delhi to mumbai". It also means two places of one State, for which there is the longer `withinState`. */
export const acrossStates = `(?<=(?<![a-z])(?:${names.join('|')}) )${ways} (?:${names.join('|')})`;

/** Means two places of one State: "pune to mumbai". */
export const withinState = names
  .filter((own) => own.includes('|'))
  .map((own) => `(?:${own}) ${ways} (?:${own})${end}`)
  .join('|');

/** Means two places, a supply from one to the other: "surat to ahmedabad". */
export const betweenPlaces = `(?<![a-z])(?:${names.join('|')}) ${ways} (?:${names.join('|')})${end}`;
