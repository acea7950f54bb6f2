"""Damage to a line by printing, engraving, light, lens, screen and compression."""

import io

import numpy as np
from PIL import Image, ImageFilter

from paper import crop, grain, sheet


def printed(rng, severity, cover):
    """Returns ink on paper as grey values, and the contrast of the ink."""
    height, width = cover.shape
    light = rng.uniform(150, 255) if severity > 0.15 else rng.uniform(205, 255)
    contrast = min(light, rng.uniform(35 + 90 * (1 - severity), max(60, light - 5)))
    if rng.random() < 0.06 + 0.06 * severity:  # engraved by laser or printed pale
        light, contrast = rng.uniform(140, 235), rng.uniform(28 + 30 * (1 - severity), 85)
    cover = _texture(rng, severity, cover)
    return sheet(rng, severity, height, width, light, contrast) * (1 - cover) + (light - contrast) * cover, contrast


def _texture(rng, severity, cover):
    """Makes the ink uneven: dots of an engraver or a printer, worn spots."""
    height, width = cover.shape
    choice = rng.random()
    if choice < 0.05 + 0.05 * severity:
        pitch = rng.uniform(2.0, 3.6)
        y, x = np.mgrid[0:height, 0:width].astype(np.float32)
        dots = 0.5 + 0.25 * (np.sin(6.283 * x / pitch + rng.uniform(0, 6)) + np.sin(6.283 * y / pitch + rng.uniform(0, 6)))
        return cover * (1 - rng.uniform(0.15, 0.5) * dots)
    if choice < 0.1 + 0.14 * severity:
        worn = crop(rng, grain(), height, width)
        worn = (worn + np.roll(worn, 1, 1) + np.roll(worn, 1, 0)) * 0.58
        return cover * (1 - np.clip(worn - rng.uniform(0.2, 1.4), 0, 1) * rng.uniform(0.3, 0.9))
    return cover


def lit(rng, severity, grey):
    height, width = grey.shape
    if rng.random() < 0.3 + 0.5 * severity:
        ends = [rng.uniform(1 - 0.35 * severity, 1.05) for _ in range(2)]
        grey = grey * np.linspace(*ends, width, dtype=np.float32)[None]
        fall = rng.uniform(-0.12, 0.12) * severity
        grey = grey * np.linspace(1 - fall, 1 + fall, height, dtype=np.float32)[:, None]
    if rng.random() < 0.05 * severity:  # the edge of a shadow or a reflection
        at, soft = rng.uniform(0, width), rng.uniform(2, 20)
        x = np.arange(width, dtype=np.float32)[None] + rng.uniform(-1.5, 1.5) * np.arange(height, dtype=np.float32)[:, None]
        edge = 1 / (1 + np.exp(np.clip((x - at) / soft, -30, 30)))
        grey = grey * (1 - rng.uniform(0.1, 0.4) * edge) if rng.random() < 0.6 else grey + rng.uniform(10, 60) * edge
    return grey


def on_screen(rng, severity, grey):
    """Adds the grid of a screen, and the wide bands that it makes with the sensor."""
    height, width = grey.shape
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    turn = rng.uniform(-0.15, 0.15)
    across, down = x + turn * y, y - turn * x
    depth = rng.uniform(0.02, 0.06 + 0.14 * severity)
    for way, pitch in ((across, rng.uniform(1.6, 4.0)), (down, rng.uniform(1.6, 4.0)), (across + down, rng.uniform(8, 40))):
        grey = grey * (1 - depth * (0.5 + 0.5 * np.sin(6.283 * way / pitch + rng.uniform(0, 6))))
    return grey


def seen(rng, severity, grey, contrast):
    """Adds blur, motion, noise and JPEG; sometimes inverts, or reduces to black and white. Returns uint8 [height, width]."""
    height, width = grey.shape
    if rng.random() < 0.03 + 0.12 * severity:
        grey = on_screen(rng, severity, grey)
    if rng.random() < 0.06:
        grey = 255 - grey
    grey = np.clip(grey, 0, 255)
    blur = min(abs(rng.gauss(0, 1)) * 0.030 * height * severity + (0.3 if rng.random() < 0.5 else 0), 0.085 * height)
    if rng.random() < 0.12 * severity:
        steps = max(2, min(int(0.16 * height), 5))
        axis = 0 if rng.random() < 0.4 else 1
        grey = sum(np.roll(grey, step - steps // 2, axis) for step in range(steps)) / steps
        blur *= 0.6
    if blur > 0.25:
        grey = np.asarray(Image.fromarray(grey.astype(np.uint8)).filter(ImageFilter.GaussianBlur(blur)), np.float32)
    noise = min(abs(rng.gauss(0, 1)) * 9 * severity + (1.5 if severity > 0.1 else 0), contrast * 0.16)
    if noise > 0.5:
        specks = crop(rng, grain(), height, width) * noise
        if rng.random() < 0.3:
            specks = (specks + np.roll(specks, 1, 1) + np.roll(specks, 1, 0)) * 0.6
        grey = grey + specks
    if rng.random() < 0.12 * severity:  # sharpened by the camera
        soft = np.asarray(Image.fromarray(np.clip(grey, 0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(1)), np.float32)
        grey = grey + rng.uniform(0.5, 1.5) * (grey - soft)
    grey = np.clip(grey, 0, 255).astype(np.uint8)
    if rng.random() < 0.02 and height > 14:  # a fax or a scan in two colours
        grey = np.where(grey > grey.mean() + rng.uniform(-0.1, 0.1) * contrast, 255, 0).astype(np.uint8)
    if rng.random() < 0.4 * severity + 0.1 and height >= 10:
        kept = io.BytesIO()
        Image.fromarray(grey).save(kept, "JPEG", quality=rng.randint(int(88 - 50 * severity), 92))
        grey = np.asarray(Image.open(kept).convert("L"))
    return grey
