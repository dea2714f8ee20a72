/** Texts of the bank lists, which are in capitals, in the way people write them. */

const keptInCapitals = new Set(
  (
    'ADB AFS AG AP APMC ATM AXIS BC BDA BEL BHEL BKC BO BPO BSF BSNL CAG CBD CBS CC CG CIDCO CISF CMS CO CPC CRPF DC DCB DCC DDA ' +
    'DLF DRDO ESIC FCI GB GIDC GIIC GPO HAL HDFC HMT HO HP HPO HQ HSIIDC HSR IBB ICICI IDBI IDFC IFB IFCI IFFCO IFSC IIM IISC IIT IMPS ' +
    'IOB IRDA ISRO IT ITI ITPL JK JNTU JP JSS KBS KEB KHB KIADB KPHB KSFE LIC LT MCB MES MG MICR MIDC MIHAN MLA MP MSEB MSME NABARD NCL ' +
    'NDA NDMC NEFT NH NIBM NIT NOIDA NPCI NRI NTPC OCF OMR ONGC OP PBB PBO PCMC PGI PO PSU PWD RBI RBL RBO RACPC RASMECCC RCPC RIICO RK RTGS ' +
    'SAIL SBI SBH SCF SCO SDA SIDCUL SIPCOT SME SNDT SSI SV TP UCO UP UPI USO VIP VIT VPO WB YMCA'
  ).split(' '),
);
keptInCapitals.delete('NOIDA');
keptInCapitals.delete('AXIS');

const small = new Set(['OF', 'AND', 'THE', 'IN', 'AT', 'NEAR', 'TO', 'ON', 'BY', 'FOR']);

/** Returns one word as people write it: abbreviations and numbers of houses stay, all else gets one capital. */
function readableWord(word: string, isFirst: boolean): string {
  if (keptInCapitals.has(word) || /\d/.test(word)) return word;
  if (!isFirst && small.has(word)) return word.toLowerCase();
  // Without a vowel it is read letter by letter: HDFC, RKM; but not "Dr", "St", "Rd", "Mr".
  if (
    word.length <= 4 &&
    !/[AEIOUY]/.test(word) &&
    !/^(DR|ST|RD|MR|MS|NR|SH|DT|TK|PVT|LTD|DIST|BLDG|FLR|MKT|HSG|STN|CH)$/.test(word)
  ) {
    return word;
  }
  return word.charAt(0) + word.slice(1).toLowerCase();
}

/** Returns a text in capitals as people write it: "ANDHERI WEST, M.G. ROAD" → "Andheri West, M.G. Road". Spaces follow commas. */
export function readable(text: string): string {
  if (/[a-z]/.test(text)) return text;
  return text.replace(/,(?=[^\s\d])/g, ', ').replace(/[A-Z0-9']+/g, (word, at: number) => readableWord(word, at === 0));
}

/** Returns the six digits of the PIN code in an address, the last of them; '' where there is none. */
export function pinIn(address: string): string {
  const found = [...address.matchAll(/(?<!\d)([1-9]\d{2})[ -]?(\d{3})(?!\d)/g)].at(-1);
  return found ? `${found[1]}${found[2]}` : '';
}
