'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/** A link within the site: fetches nothing until it is pointed at or focused, and then costs no request at the click. */
export function HoverLink(props: ComponentProps<typeof Link>) {
  const [warm, setWarm] = useState(false);
  return (
    <Link
      {...props}
      prefetch={warm ? null : false}
      onPointerEnter={() => setWarm(true)}
      onTouchStart={() => setWarm(true)}
      onFocus={() => setWarm(true)}
    />
  );
}
