/** The picture of every season card. This module is large: load it with CardPicture or import(). */
import type { Card } from '../../wire/vocab'
import * as forms from './forms'
import * as monsters from './monsters'
import * as nature from './paths-of-nature'
import * as peace from './paths-of-peace'
import * as war from './paths-of-war'
import type { Picture } from './scene'
import * as virtues from './virtues'
import * as heart from './virtues-of-the-heart'
import * as ways from './ways'

export const CARD_PICTURES: Readonly<Record<Card, Picture>> = {
  'path-of-the-lion': nature.lion,
  'path-of-the-serpent': nature.serpent,
  'path-of-the-dragon': nature.dragon,
  'path-of-the-monkey': nature.monkey,
  'path-of-the-spirit': nature.spirit,
  'path-of-the-kenin': war.kenin,
  'path-of-the-samurai': war.samurai,
  'path-of-the-warlord': war.warlord,
  'path-of-the-ninja': war.ninja,
  'path-of-the-unrighteous': war.unrighteous,
  'path-of-sengoku': war.sengoku,
  'path-of-the-light': peace.light,
  'path-of-the-patron': peace.patron,
  'path-of-the-builder': peace.builder,
  'path-of-the-kannushi': peace.kannushi,
  'path-of-the-favored': peace.favored,
  'way-of-the-merchant': peace.merchant,
  righteousness: virtues.righteousness,
  respect: virtues.respect,
  benevolence: virtues.benevolence,
  justice: virtues.justice,
  honesty: virtues.honesty,
  courage: heart.courage,
  mercy: heart.mercy,
  piety: heart.piety,
  sincerity: heart.sincerity,
  loyalty: heart.loyalty,
  komainu: monsters.komainu,
  'oni-of-skulls': monsters.oniOfSkulls,
  'oni-of-blood': monsters.oniOfBlood,
  'oni-of-souls': monsters.oniOfSouls,
  'oni-of-hate': monsters.oniOfHate,
  'oni-of-spite': monsters.oniOfSpite,
  yurei: monsters.yurei,
  'river-dragon': monsters.riverDragon,
  'way-of-the-shogun': ways.shogun,
  'way-of-bushido': ways.bushido,
  'way-of-the-ronin': ways.ronin,
  'way-of-the-moneylender': ways.moneylender,
  'way-of-the-katana': ways.katanaCut,
  'way-of-the-righteous': ways.righteous,
  'way-of-the-keiri': ways.keiri,
  'form-of-the-kitsune': forms.kitsune,
  'form-of-the-phoenix': forms.phoenix,
  'form-of-the-beast': forms.beast,
  'form-of-the-kindred': forms.kindred,
  'form-of-the-demon': forms.demon,
  'form-of-the-tanuki': forms.tanuki,
}
