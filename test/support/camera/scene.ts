/** The content of one clip. */
export interface SceneSpec {
  kind: 'card' | 'face';
  width: number;
  height: number;
  /** The picture as a `data:` address, and its size. */
  picture: string;
  pictureSize: { width: number; height: number };
  /** The position and height of the face, in pixels of the picture. */
  face?: { x: number; y: number; height: number };
  /** True: the card lies in view from the first frame on. */
  lies?: boolean;
  /** True: the face stays too far away. */
  staysAway?: boolean;
}

/** The distinct frames, each planar YUV 4:2:0 in base64, and the order in which they are filmed. */
export interface Filmed {
  frames: string[];
  order: number[];
}

/** Draws the frames of a scene. Runs inside a page, so it may use nothing from outside its own body. */
export async function drawFrames(scene: SceneSpec): Promise<Filmed> {
  const { width, height } = scene;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas to draw on.');
  const picture = new Image();
  picture.src = scene.picture;
  await picture.decode();

  function table(pen: OffscreenCanvasRenderingContext2D): void {
    const wood = pen.createLinearGradient(0, 0, width, height);
    wood.addColorStop(0, '#8d7157');
    wood.addColorStop(0.55, '#6f5541');
    wood.addColorStop(1, '#4d3a2d');
    pen.fillStyle = wood;
    pen.fillRect(0, 0, width, height);
    pen.strokeStyle = 'rgb(60 44 33 / 0.35)';
    pen.lineWidth = 3;
    for (let y = 0.12; y < 1.2; y += 0.27) {
      pen.beginPath();
      pen.moveTo(0, height * y);
      pen.lineTo(width, height * (y - 0.11));
      pen.stroke();
    }
    const lamp = pen.createRadialGradient(width * 0.75, height * 0.1, 0, width * 0.75, height * 0.1, height * 0.7);
    lamp.addColorStop(0, 'rgb(255 230 189 / 0.45)');
    lamp.addColorStop(1, 'rgb(255 230 189 / 0)');
    pen.fillStyle = lamp;
    pen.fillRect(0, 0, width, height);
  }

  /** Draws the card. `away` is 1 while the card is out of view and 0 in the middle; `sway` is the hand's tremor. */
  function card(pen: OffscreenCanvasRenderingContext2D, away: number, sway: number): void {
    table(pen);
    const long = Math.min(width * 0.74, height * 0.74 * (scene.pictureSize.width / scene.pictureSize.height));
    const scale = long / scene.pictureSize.width;
    pen.save();
    // A little above the middle, where the frame is drawn between the instruction and the shutter.
    pen.translate(width / 2 + sway * 3, height * (height > width ? 0.455 : 0.48) + away * height * 0.8 + sway * 2);
    pen.rotate(((1.2 + away * 14 + sway * 0.3) * Math.PI) / 180);
    pen.shadowColor = 'rgb(20 12 6 / 0.6)';
    pen.shadowBlur = 26;
    pen.shadowOffsetY = 12;
    pen.drawImage(
      picture,
      (-scene.pictureSize.width * scale) / 2,
      (-scene.pictureSize.height * scale) / 2,
      scene.pictureSize.width * scale,
      scene.pictureSize.height * scale,
    );
    pen.restore();
  }

  function face(pen: OffscreenCanvasRenderingContext2D, away: number, sway: number): void {
    const at = scene.face ?? { x: 0, y: 0, height: 1 };
    const scale = ((Math.min(height, width * 1.5) * 0.36) / at.height) * (1 - away * 0.6);
    // A plain wall, since a finder sees a face in a blurred one too.
    pen.fillStyle = '#b9b4aa';
    pen.fillRect(0, 0, width, height);
    pen.drawImage(
      picture,
      width / 2 - at.x * scale + sway * 3,
      height * 0.44 - at.y * scale + sway * 2,
      scene.pictureSize.width * scale,
      scene.pictureSize.height * scale,
    );
  }

  function planes(pen: OffscreenCanvasRenderingContext2D): string {
    const { data } = pen.getImageData(0, 0, width, height);
    const yuv = new Uint8Array((width * height * 3) / 2);
    const quarter = (width * height) / 4;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const from = (y * width + x) * 4;
        const r = data[from]!;
        const g = data[from + 1]!;
        const b = data[from + 2]!;
        yuv[y * width + x] = 0.299 * r + 0.587 * g + 0.114 * b;
        if (y % 2 === 1 || x % 2 === 1) continue;
        const to = width * height + (y / 2) * (width / 2) + x / 2;
        yuv[to] = 128 - 0.168736 * r - 0.331264 * g + 0.5 * b;
        yuv[to + quarter] = 128 + 0.5 * r - 0.418688 * g - 0.081312 * b;
      }
    }
    let binary = '';
    for (let start = 0; start < yuv.length; start += 0x8000) binary += String.fromCharCode(...yuv.subarray(start, start + 0x8000));
    return btoa(binary);
  }

  const draw = scene.kind === 'card' ? card : face;
  const entrance = scene.lies ? [] : [1, 0.6, 0.3, 0.1];
  const sways = [0, 0.5, 1, 0.4, -0.3, -0.8];
  const frames: string[] = [];
  for (const away of entrance) {
    draw(context, away, 0);
    frames.push(planes(context));
  }
  for (const sway of sways) {
    draw(context, 0, sway);
    frames.push(planes(context));
  }
  const stay = Array.from({ length: 36 }, (_, at) => entrance.length + (Math.floor(at / 2) % sways.length));
  // A face is far away before it enters.
  const before = scene.kind === 'face' ? Array<number>(20).fill(0) : [];
  return { frames, order: scene.staysAway ? before : [...before, ...entrance.keys(), ...stay] };
}
